import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with the web APIs it lacks lent by Node. */
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
      Uint8Array,
      ArrayBuffer,
    });
  }
}
