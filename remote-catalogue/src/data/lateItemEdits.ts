import { loadOnce } from '@back-office/shared/loading';

export const itemEdits = loadOnce(() => import(/* webpackChunkName: "item-edits" */ './itemEdits'));
