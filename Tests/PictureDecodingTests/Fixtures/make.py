#!/usr/bin/env python3
"""Makes the pictures beside it anew, with the pixels that another program reads from each.

Needs Pillow (PyPI) and, from Debian, netpbm and libjpeg-turbo-progs. NAME.EXT is the picture,
NAME.EXT.pam its pixels as 8-bit RGBA, read by djpeg without smoothing, or by Pillow, and
NAME.EXT.N.pam those at N eighths of its size, by djpeg.
"""
import io, math, os, subprocess
from PIL import Image, ImageOps

os.chdir(os.path.dirname(os.path.abspath(__file__)))
WIDTH, HEIGHT = 21, 13


def drawing():
    image = Image.new("RGB", (WIDTH, HEIGHT))
    for y in range(HEIGHT):
        for x in range(WIDTH):
            image.putpixel((x, y), (int(127 + 120 * math.sin(x / 3)), 255 * y // HEIGHT, 12 * x))
    for x in range(8, 14):
        for y in range(3, 8):
            image.putpixel((x, y), (255, 230, 0))
    return image


def keep(name, data):
    open(name, "wb").write(data)
    if name.endswith(".jpg") and not name.startswith(("ink", "turned")):
        shown = subprocess.run(["djpeg", "-nosmooth", "-dct", "float", name], capture_output=True, check=True)
        pixels = Image.open(io.BytesIO(shown.stdout)).convert("RGBA")
    else:
        pixels = ImageOps.exif_transpose(Image.open(name))
        if pixels.mode.startswith("I"):  # the upper byte of 16 bits
            pixels = Image.frombytes("L", pixels.size, pixels.tobytes()[1::2])
        pixels = pixels.convert("RGBA")
    write_pam(name + ".pam", pixels)
    if name in ("sampled444.jpg", "sampled444p.jpg", "gray.jpg"):
        for side in (1, 2, 4):
            shown = subprocess.run(
                ["djpeg", "-scale", f"{side}/8", "-dct", "float", name], capture_output=True, check=True)
            write_pam(f"{name}.{side}.pam", Image.open(io.BytesIO(shown.stdout)).convert("RGBA"))


def write_pam(name, pixels):
    header = f"P7\nWIDTH {pixels.width}\nHEIGHT {pixels.height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    open(name, "wb").write(header.encode() + pixels.tobytes())


def pillow(name, image, **options):
    buffer = io.BytesIO()
    image.save(buffer, {"png": "PNG", "jpg": "JPEG", "gif": "GIF"}[name[-3:]], **options)
    keep(name, buffer.getvalue())


def run(name, command, image):
    buffer = io.BytesIO()
    image.save(buffer, "PPM")
    keep(name, subprocess.run(command.split(), input=buffer.getvalue(), capture_output=True, check=True).stdout)


image = drawing()
alpha = image.copy()
alpha.putalpha(Image.linear_gradient("L").resize(image.size))
gray = image.convert("L")
pillow("gray1.png", image.convert("1"))
pillow("gray8.png", gray)
pillow("gray16.png", Image.frombytes("I;16", gray.size, bytes(b for v in gray.tobytes() for b in (v, v))))
pillow("grayAlpha.png", alpha.convert("LA"))
pillow("color.png", image)
pillow("colorAlpha.png", alpha)
for bits in (1, 2, 4, 8):
    pillow(f"indexed{bits}.png", image.convert("P", palette=Image.ADAPTIVE, colors=2**bits), bits=bits)
pillow("indexedClear.png", image.convert("P"), transparency=3)
pillow("stored.png", image, compress_level=0)
run("interlaced.png", "pnmtopng -interlace", image)
run("interlacedGray.png", "pnmtopng -interlace", gray.point(lambda v: v // 85 * 85))
run("clear.png", "pnmtopng -transparent =#ffe600 -force", image)
for name, sampling in (("444", "1x1"), ("422", "2x1"), ("420", "2x2"), ("440", "1x2"), ("411", "4x1")):
    for kind in ("", "-progressive "):
        suffix = "p" if kind else ""
        run(f"sampled{name}{suffix}.jpg", f"cjpeg -quality 85 -sample {sampling} {kind}", image)
run("restart.jpg", "cjpeg -quality 60 -restart 1B", image)
run("rgb.jpg", "cjpeg -quality 90 -rgb", image)
run("gray.jpg", "cjpeg -grayscale", image)
run("grayp.jpg", "cjpeg -grayscale -progressive", image)
pillow("pillow.jpg", image, quality=80, progressive=True, optimize=True)
pillow("ink.jpg", image.convert("CMYK"), quality=95)
for orientation in range(1, 9):
    exif = Image.Exif()
    exif[274] = orientation
    pillow(f"turned{orientation}.jpg", image, exif=exif, quality=95, subsampling=0)
pillow("pillow.gif", image)
pillow("interlaced.gif", image.convert("P"), interlace=1)
pillow("clear.gif", image.convert("P"), transparency=5)
pillow("frames.gif", image, save_all=True, append_images=[gray.convert("RGB")])
run("netpbm.gif", "ppmtogif", image.quantize(16).convert("RGB"))
