import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compileOnce.mjs';
import { optimizeLater } from './optimizeLater.mjs';
import { answerLabelsQuickly } from './quickLabels.mjs';
import { answerListsQuickly } from './quickLists.mjs';
import { answerStylesQuickly } from './quickStyles.mjs';

compileOnce();
optimizeLater();

/** jsdom, with Node's implementation of the web APIs that it lacks. */
export default class BackOfficeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      Request,
      Response,
      Headers,
      fetch,
      TextEncoder,
      TextDecoder,
      structuredClone,
      // jsdom has them, but as scripts that take ten times as long.
      URL,
      URLSearchParams,
      Uint8Array,
      ArrayBuffer,
      // styled-components inserts each rule by itself. Otherwise jsdom reads the whole style sheet again for each.
      SC_DISABLE_SPEEDY: false,
    });
    answerLabelsQuickly(this.global);
    answerStylesQuickly(this.global);
    answerListsQuickly(this.global);
  }
}
