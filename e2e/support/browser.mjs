/** Chromium and how it is started, for the tests and the bench alike. `BACK_OFFICE_CHROMIUM` names another one. */
export const chromiumPath = process.env.BACK_OFFICE_CHROMIUM ?? '/usr/bin/chromium';

export const launchArguments = [
  // The sandbox cannot start as root; the only pages opened are the product's own.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
];
