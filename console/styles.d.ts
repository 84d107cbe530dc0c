/** The bundler takes the style sheet of `main.tsx`. */
declare module "*.css";
