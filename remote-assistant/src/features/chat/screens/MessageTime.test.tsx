import { messageTime } from './MessageTime';
import { testNow } from '../../../domain/conversation.testing';

test.each([
  [testNow, '12:00 PM'],
  [testNow - 24 * 3_600_000, 'Jul 17, 12:00 PM'],
])('at noon on July 18, %d reads %s', (instant, text) => expect(messageTime(instant, testNow)).toBe(text));
