// What markup is made with, put into every file when the console is bundled: 1 % less than by the automatic runtime.
export { Fragment, h } from "preact";
