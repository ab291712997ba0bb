import { filesInZip } from '@back-office/shared/books';
import { testItem } from '../../../domain/items.testing';
import { photoArchive } from './photoArchive';

const picture = (text: string) => `data:image/jpeg;base64,${btoa(text)}`;
const photo = (id: string, alt = '') => ({ id, alt });

test('each item with photos has a folder, and a list says what is where', async () => {
  const photos = await photoArchive(
    [
      testItem({ id: 'a', name: 'Mug: 1/2', sku: 'M-1', photos: [photo('one', 'Red, "big"'), photo('gone')] }),
      testItem({ id: 'b', name: 'Plate' }),
      testItem({ id: 'c', name: 'mug  1 2', sku: '', photos: [photo('two')] }),
    ],
    (id) => Promise.resolve(id === 'gone' ? undefined : picture(id)),
  );
  expect(photos).toMatchObject({ count: 2, missing: 1 });
  const bytes = Buffer.from((await photos?.archive.arrayBuffer()) ?? new ArrayBuffer());
  const files = await filesInZip('photos.zip', {
    size: bytes.length,
    read: (from, to) => Promise.resolve(bytes.subarray(from, to)),
  });
  expect(files.map(({ name }) => name)).toEqual([expect.stringContaining('photos.csv')]);
  expect(bytes.toString('latin1')).toContain(
    [
      'Item ID,Name,SKU,Photo,File,Alternative text',
      'a,Mug: 1/2,M-1,1,Mug 1 2/1.jpg,"Red, ""big"""',
      'a,Mug: 1/2,M-1,2,,',
      'c,mug  1 2,,1,mug 1 2 2/1.jpg,',
    ].join('\r\n'),
  );
});
