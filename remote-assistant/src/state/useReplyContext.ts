import { useLocation } from '@back-office/shared/router';
import { usePreferences } from '@back-office/shared/state';
import type { ReplyContext } from '../domain/services';

/** What a reply may refer to besides the conversation. */
export function useReplyContext(): ReplyContext {
  const { pathname, search } = useLocation();
  const [{ language }] = usePreferences();
  return { path: pathname + search, language };
}
