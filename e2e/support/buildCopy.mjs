import { buildPart } from '@back-office/shared/build/buildPart.mjs';

/** `node buildCopy.mjs <folder below the workspace> <output folder>`: builds a copied part by its own configuration. */
const [folder, outputRoot] = process.argv.slice(2);
const { version } = await buildPart({ folder, outputRoot });
console.log(version);
