import { Ellipsis } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '@back-office/shared/ui';

interface MenuButtonProps extends ComponentPropsWithRef<'button'> {
  /** Name of the report. */
  readonly name: string;
}

/** First a placeholder for the menu of a report, then its trigger. */
export function MenuButton({ name, ...button }: MenuButtonProps) {
  return <IconButton aria-haspopup="menu" {...button} label={`Actions for ${name}`} icon={<Ellipsis />} size="small" />;
}
