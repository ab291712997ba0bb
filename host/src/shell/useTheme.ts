import type { ThemeName } from '@back-office/shared/contract';
import { usePreferences } from '@back-office/shared/state';
import { useMedia } from '@back-office/shared/ui';

/** The theme on screen. The preference System follows the device, also while the page is open. */
export function useTheme(): ThemeName {
  const [{ theme }] = usePreferences();
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)');
  if (theme !== 'system') return theme;
  return isDeviceDark ? 'dark' : 'light';
}
