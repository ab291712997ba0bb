import { useState } from 'react';

/** Whether a section of a menu is open: as the merchant last chose, until then where it holds the current page. */
export function useFold(holdsCurrent: boolean): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [choice, setChoice] = useState<boolean>();
  return [choice ?? holdsCurrent, setChoice];
}
