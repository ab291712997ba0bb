import { paths } from '@back-office/shared/routes';

const param = 'conversation';

/** The address of a conversation on the full screen. */
export function conversationPath(id: string): string {
  return `${paths.chatbot()}?${new URLSearchParams({ [param]: id }).toString()}`;
}

/** The conversation of an address; `undefined` if none is chosen. */
export function conversationIn(params: URLSearchParams): string | undefined {
  return params.get(param) ?? undefined;
}
