import sharp from 'sharp';

export async function pngUpload(name: string, width: number, height: number) {
  const colour = { r: width % 256, g: height % 256, b: 90 };
  const picture = sharp({ create: { width, height, channels: 3, background: colour } });
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
