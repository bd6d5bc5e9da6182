/** Stands in the built console for `object.entries`, which brings 8 KiB for browsers that Tenure does not run in (vite.config.ts). Required as CommonJS, it is the function itself. */
const { entries } = Object;
export { entries as 'module.exports' };
