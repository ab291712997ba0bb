import { acceptApis, changedApis, checkSharedApis, describeChange } from '../sharedApi.mjs';

/**
 * `shared-versions [--write]`: checks that the shared modules have the API of their versions. With `--write`, accepts
 * what changed: more exports or props raise the minor, anything that may break code built for the old ones the major.
 */
try {
  if (process.argv.includes('--write')) {
    const changed = changedApis();
    acceptApis(changed);
    console.log(changed.map(describeChange).join('\n') || 'No shared module changed its API.');
  } else {
    checkSharedApis();
    console.log('The shared modules have the API of their versions.');
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
