import { useEffect, useState, type RefObject } from 'react';
import { TooltipBubble } from '@back-office/shared/ui';
import { isTruncated } from './rowDom';

/** Shows the name of a row in full while it is cut and has the focus of the keyboard, until Escape or another focus. */
export function FocusedNameTip({ body }: { readonly body: RefObject<HTMLElement | null> }) {
  const [name, setName] = useState<HTMLElement>();

  useEffect(() => {
    const element = body.current;
    const show = ({ target }: FocusEvent) => {
      const button = (target as HTMLElement).closest<HTMLElement>('[data-row-button]');
      setName(button?.matches(':focus-visible') && isTruncated(button) ? button : undefined);
    };
    const hide = () => setName(undefined);
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    element?.addEventListener('focusin', show);
    element?.addEventListener('focusout', hide);
    element?.addEventListener('pointerdown', hide);
    element?.addEventListener('keydown', hideOnEscape);
    return () => {
      element?.removeEventListener('focusin', show);
      element?.removeEventListener('focusout', hide);
      element?.removeEventListener('pointerdown', hide);
      element?.removeEventListener('keydown', hideOnEscape);
    };
  }, [body]);

  return name ? (
    <TooltipBubble anchor={name} text={name.textContent} onAnchorHidden={() => setName(undefined)} />
  ) : null;
}
