import { buildApp } from '@back-office/shared/build/buildApp.mjs';

/** `node buildCopy.mjs <folder below the workspace> <output folder>`: builds a copied app with its own configuration. */
const [folder, outputRoot] = process.argv.slice(2);
const { version } = await buildApp({ folder, outputRoot });
console.log(version);
