import { act } from '@testing-library/react';
import { renderInArea } from '@back-office/shared/testing';
import { pageSession, usePageSession } from './pageSession';

function Screen() {
  usePageSession();
  return null;
}

test.each([
  ['in the product the session outlives its screens', false, 0],
  ['on another page the session is closed with its last screen', true, 1],
])('%s', async (_, isEmbedded, closed) => {
  const storageNamespace = isEmbedded ? 'partner' : '';
  const close = jest.spyOn(pageSession(storageNamespace), 'close');
  const options = { services: { storageNamespace, isEmbedded } };
  const first = renderInArea(<Screen />, options);
  const second = renderInArea(<Screen />, options);
  first.unmount();
  await act(async () => undefined);
  expect(close).not.toHaveBeenCalled();
  second.unmount();
  await act(async () => undefined);
  expect(close).toHaveBeenCalledTimes(closed);
});
