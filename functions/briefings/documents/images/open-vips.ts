import openWasm from "wasm-vips";

export type Vips = Awaited<ReturnType<typeof openWasm>>;
export type VipsImage = InstanceType<Vips["Image"]>;

let opened: Promise<Vips> | undefined;

/**
 * libvips as WebAssembly: one build for every platform, 5 MB, opened in 0.1 s with the first image. Its memory grows to
 * that of the largest image and never shrinks, so run it in a process that ends with its image.
 */
export const openVips = (): Promise<Vips> =>
  (opened ??= openWasm({
    // Leaves out formats that nobody sends.
    dynamicLibraries: [],
    // Problems of an image are reported as errors; libvips would also print them.
    preRun: ({ ENV }: { ENV: Record<string, string> }) => (ENV.VIPS_WARNING = "off"),
  }).then((vips) => {
    // A function has one CPU, and every further thread of libvips would have its own buffers.
    vips.concurrency(1);
    vips.Cache.max(0);
    return vips;
  }));
