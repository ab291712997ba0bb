import type { CoreName } from '../../data/componentMetadata';
import type { Preview } from './preview';
import { actionPreviews } from './actionPreviews';
import { feedbackPreviews } from './feedbackPreviews';
import { layoutPreviews } from './layoutPreviews';
import { overlayPreviews } from './overlayPreviews';
import { textPreviews } from './textPreviews';

export const corePreviews: Readonly<Record<CoreName, Preview>> = {
  ...actionPreviews,
  ...textPreviews,
  ...layoutPreviews,
  ...feedbackPreviews,
  ...overlayPreviews,
};
