/** The chunk of what only conversations with messages need. */
export { ConversationRows } from './ConversationRows';
export { MessageList } from './MessageList';
