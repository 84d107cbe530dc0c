import openWasm from "wasm-vips";

export type Vips = Awaited<ReturnType<typeof openWasm>>;
export type VipsImage = InstanceType<Vips["Image"]>;

let opened: Promise<Vips> | undefined;

/**
 * libvips as WebAssembly: one build for every platform, 5 MB, opened in 0.1 s with the first image. Its memory grows to
 * what the largest image took and never shrinks, so it belongs into a process that ends with its image.
 */
export const openVips = (): Promise<Vips> =>
  (opened ??= openWasm({
    // Formats that nobody sends.
    dynamicLibraries: [],
    // What is wrong with an image comes as an error; libvips would also print it.
    preRun: ({ ENV }: { ENV: Record<string, string> }) => (ENV.VIPS_WARNING = "off"),
  }).then((vips) => {
    // One function has one CPU, and every further thread of libvips its own buffers.
    vips.concurrency(1);
    vips.Cache.max(0);
    return vips;
  }));
