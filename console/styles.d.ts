/** The bundler handles the style sheet of `main.tsx`. */
declare module "*.css";
