import { deferredPart } from '@back-office/shared/loading';

/** The dialog with the last changes of a list, loaded when it is opened. */
export const HistoryDialog = deferredPart(() =>
  import(/* webpackChunkName: "history" */ './HistoryDialog').then((part) => part.HistoryDialog),
);
