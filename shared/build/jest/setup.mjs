import '@testing-library/jest-dom';
import { toBeInTheDocument } from '@testing-library/jest-dom/matchers';
import { configure, getConfig } from '@testing-library/dom';
import React from 'react';

const { getElementError } = getConfig();

configure({
  // A screen's lazy parts are compiled on first use. A busy machine needs much longer than the library's one second for
  // that; a test that passes never waits this long.
  asyncUtilTimeout: 60_000,
  // A query that is repeated until it succeeds throws each time it fails. Printing the whole document each time costs a
  // tenth of all test time; the library prints it once more when it gives up.
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? elementError(message) : getElementError(message, container),
});

function elementError(message) {
  const error = new Error(message ?? undefined);
  error.name = 'TestingLibraryElementError';
  return error;
}

// A matcher that is repeated until it holds writes its message each time. This one's would hold all that is inside the element.
expect.extend({
  toBeInTheDocument(element) {
    const result = toBeInTheDocument.call(this, element);
    if (!result.pass) return result;
    return { ...result, message: () => `expected no ${this.utils.stringify(element.cloneNode())} in the document` };
  },
});

// jsdom has no object URLs. A download revokes its URL a while later, possibly after the test that stubbed it ended.
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => undefined;

// jsdom does not scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// For its warnings React takes a stack trace of each of the first 10,000 elements of a second, unless it has taken as many
// already. That is a seventh of the time of tests of large screens. Warnings that need none stay as they are.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);
