import type { AskedOwners } from '@back-office/shared/state';
import { fakeStorage } from '@back-office/shared/testing';
import { bakery } from '../testing/ownShop';
import { shopContents } from './shopContents';

const count = (value: unknown) => (Array.isArray(value) && value.length > 0 ? `${value.length} saved` : '');
const owners: AskedOwners['owners'] = [
  {
    name: 'reports',
    title: 'Reports',
    stored: {
      values: [
        { key: 'customReports', label: 'Custom reports', describe: count },
        { key: 'back-office:suite-widgets', label: 'Widgets', describe: count },
      ],
    },
  },
  {
    name: 'assistant',
    title: 'Assistant',
    stored: {
      values: [],
      archives: [
        {
          label: 'Conversations',
          describe: async () => '9 with the assistant',
          describeIn: async (namespace) => `2 in ${namespace}`,
          removeAll: () => Promise.reject(new Error('not asked for')),
          putBackLast: () => Promise.reject(new Error('not asked for')),
        },
      ],
    },
  },
];

const failing = () => Promise.reject(new Error('The list is damaged.'));

test('what cannot be counted is said, and the rest is listed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const damaged: AskedOwners['owners'] = owners.map((owner) => {
    const archives = (owner.stored.archives ?? []).map((archive) => ({ ...archive, describeIn: failing }));
    return { ...owner, stored: { ...owner.stored, archives } };
  });
  const storage = fakeStorage({ 'back-office:shop:corner-bakery-k3f1:customReports': '[1, 2]' });
  const ask = async () => ({ owners: damaged, unasked: [] });
  expect(await shopContents(bakery, { ask, storage, countTransactions: failing, countPhotos: failing })).toEqual([
    { label: 'Transactions', detail: 'could not be counted' },
    { label: 'Custom reports', detail: '2 saved' },
    { label: 'Conversations', detail: 'could not be counted' },
    { label: 'Photos', detail: 'could not be counted' },
  ]);
  warn.mockRestore();
});

test('what goes with a shop is counted in its own namespace, and what it does not have is left out', async () => {
  const storage = fakeStorage({
    customReports: '[1, 2, 3]',
    'back-office:shop:corner-bakery-k3f1:customReports': '[1, 2]',
    'back-office:shop:corner-bakery-k3f1:back-office:suite-widgets': '[broken',
  });
  const ask = async () => ({ owners, unasked: [] });
  const countPhotos = async (namespace: string) => (namespace === 'back-office:shop:corner-bakery-k3f1' ? 12 : 0);
  expect(await shopContents(bakery, { ask, storage, countTransactions: async () => 1_204, countPhotos })).toEqual([
    { label: 'Transactions', detail: '1,204' },
    { label: 'Custom reports', detail: '2 saved' },
    { label: 'Conversations', detail: '2 in back-office:shop:corner-bakery-k3f1' },
    { label: 'Photos', detail: '12' },
  ]);
});
