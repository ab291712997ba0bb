import { buildApp } from '@back-office/shared/build/buildApp.mjs';

/**
 * `node buildCopy.mjs (<folder below the workspace> <output folder>) …`: builds copied apps with their own configuration and
 * prints their versions. Several in one process take little more than half of the time.
 */
for (let rest = process.argv.slice(2); rest.length > 0; rest = rest.slice(2)) {
  const [folder, outputRoot] = rest;
  const { version } = await buildApp({ folder, outputRoot });
  console.log(version);
}
