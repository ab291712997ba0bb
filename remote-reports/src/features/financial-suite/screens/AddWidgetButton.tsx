import { Plus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '@back-office/shared/ui';

/** First a placeholder for the menu of widgets, then its trigger. */
export function AddWidgetButton(button: Omit<ComponentPropsWithRef<'button'>, 'children'>) {
  return (
    <Button aria-haspopup="menu" {...button} size="small" icon={<Plus />}>
      Add Widget
    </Button>
  );
}
