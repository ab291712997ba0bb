import { deferredPart } from '@back-office/shared/loading';

export const ChartDrawing = deferredPart(() =>
  import(/* webpackChunkName: "report-charts" */ './ChartDrawing').then((part) => part.ChartDrawing),
);
