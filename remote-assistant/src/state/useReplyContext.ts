import { useMemo } from 'react';
import { useLocation } from '@back-office/shared/router';
import { usePreferences } from '@back-office/shared/state';
import type { ReplyContext } from '../domain/services';

/** What a reply may refer to besides the conversation. */
export function useReplyContext(): ReplyContext {
  const { pathname, search } = useLocation();
  const [{ language }] = usePreferences();
  const path = pathname + search;
  return useMemo(() => ({ path, language }), [path, language]);
}
