import { useMedia } from '@back-office/shared/ui';

/** Below this width the navigation becomes a drawer; the theme's `media.phone` says the same. */
export function usePhone(): boolean {
  return useMedia('(max-width: 899px)');
}
