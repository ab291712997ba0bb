import { useMedia } from '@back-office/shared/ui';

/** True below 900 px, the width at which a row gets two lines. For heights only; everything else is CSS. */
export function useIsPhone(): boolean {
  return useMedia('screen and (max-width: 899px)');
}
