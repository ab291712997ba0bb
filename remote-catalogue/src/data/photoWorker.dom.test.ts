import { keepPhoto } from './keepPhoto';
import { keepInWorker } from './photoWorker';

jest.mock('./keepPhoto');

test('where no worker can start, photos added together are prepared in the page, with one warning', async () => {
  Object.assign(globalThis, { __webpack_public_path__: 'http://localhost/' });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const files = [new File([], 'front.png'), new File([], 'back.png')];
  await Promise.all(files.map((file) => keepInWorker(file, { namespace: '', id: file.name })));
  expect(jest.mocked(keepPhoto).mock.calls.map(([file]) => file)).toEqual(files);
  expect(warn).toHaveBeenCalledTimes(1);
});
