/**
 * What a saved file is part of: the functions' thread, the console, the process of the stack, or nothing that runs.
 * @param file relative to the project, with `/`
 * @param loaded modules that the stack's own process has loaded; what the functions load is not among them
 */
export function partOf(file: string, loaded: ReadonlySet<string>): "functions" | "console" | "stack" | "nothing" {
  // Routes and catalogue are below functions/, too, and the stack's process reads them.
  if (loaded.has(file)) return "stack";
  if (file.startsWith("functions/")) return "functions";
  // The page is made with the client.
  if (/^(?:console|clients\/typescript)\//.test(file)) return "console";
  // A module of bin, lab or lib that was not loaded is another command's; those of local/ and data may be read later.
  return /^(bin|lab|lib)\/.*\.ts$/.test(file) ? "nothing" : "stack";
}
