// The functions that create markup. The bundler puts them into every file: 1 % less than with the automatic runtime.
export { Fragment, h } from "preact";
