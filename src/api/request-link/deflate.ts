const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();

const bytesOf = async (stream: ReadableStream) =>
  new Uint8Array(await new Response(stream).arrayBuffer());

/** Compresses bytes with raw DEFLATE. @throws TypeError if the browser does not support it */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return bytesOf(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')));
}

/** Raw DEFLATE. @param max bytes, checked while decompressing @throws Error if data is damaged, or there is more */
export async function inflate(bytes: Uint8Array, max: number): Promise<Uint8Array> {
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length;
      if (length > max) throw new RangeError(`More than ${max} bytes`);
      controller.enqueue(chunk);
    },
  });
  return bytesOf(
    streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(limit),
  );
}
