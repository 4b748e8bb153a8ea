async function collect(stream: ReadableStream<Uint8Array>, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > max) {
      await reader.cancel();
      throw new RangeError(`More than ${max} bytes`);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();

/** Compresses bytes with raw DEFLATE. @throws TypeError if the browser does not support it */
export function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return collect(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')), Infinity);
}

/**
 * Decompresses raw DEFLATE.
 * @param max maximum number of decompressed bytes, checked while decompressing
 * @throws TypeError if the data is damaged, RangeError if there is more of it
 */
export function inflate(bytes: Uint8Array, max: number): Promise<Uint8Array> {
  return collect(streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')), max);
}
