import { Ellipsis } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { deferredPart } from '@back-office/shared/loading';
import { IconButton } from '@back-office/shared/ui';

/** Everything of the list that uses react-aria, in one chunk. */
export const StatusChip = deferredPart(() =>
  import(/* webpackChunkName: "custom-reports-choices" */ './StatusChip').then((part) => part.StatusChip),
);
export const ReportMenu = deferredPart(() =>
  import(/* webpackChunkName: "custom-reports-choices" */ './ReportMenu').then((part) => part.ReportMenu),
);

interface MenuButtonProps extends ComponentPropsWithRef<'button'> {
  readonly name: string;
}

/** First a placeholder for the menu of a report, then its trigger. */
export function MenuButton({ name, ...button }: MenuButtonProps) {
  return <IconButton aria-haspopup="menu" {...button} label={`Actions for ${name}`} icon={<Ellipsis />} size="small" />;
}

/** Loads what the merchant is likely to open next. Call it when the page is idle. */
export function preloadParts() {
  void Promise.all([StatusChip.preload(), ReportMenu.preload()]);
}
