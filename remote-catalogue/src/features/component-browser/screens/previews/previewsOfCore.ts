import type { CoreName } from '../../data/componentEntries';
import type { Preview } from './preview';
import { previewsOfActions } from './previewsOfActions';
import { previewsOfFeedback } from './previewsOfFeedback';
import { previewsOfFields } from './previewsOfFields';
import { previewsOfLayout } from './previewsOfLayout';
import { previewsOfLists } from './previewsOfLists';
import { previewsOfOverlays } from './previewsOfOverlays';
import { previewsOfTexts } from './previewsOfTexts';

export const previewsOfCore: Readonly<Record<CoreName, Preview>> = {
  ...previewsOfActions,
  ...previewsOfTexts,
  ...previewsOfLayout,
  ...previewsOfFields,
  ...previewsOfLists,
  ...previewsOfFeedback,
  ...previewsOfOverlays,
};
