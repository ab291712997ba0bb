import { firstDay, lastDay } from '@back-office/shared/format';
import { dayNumber as dayNumberOf } from '../model/calendar';
import { compiledWeek, templatesPerWeek, type CompiledTemplate } from './compiledTemplates';
import type { Occurrence } from './occurrences';

/** Sunday, 7 January 1900, in days since 1970: the week in which the numbers of ids start at 0. */
const firstSunday = -25_561;

const firstDayNumber = dayNumberOf(firstDay);
const lastDayNumber = dayNumberOf(lastDay);

/** `PAY-144021`. It does not depend on seed or revision, so that links stay valid. */
export function idOf(template: CompiledTemplate, dayNumber: number): string {
  const week = Math.floor((dayNumber - firstSunday) / 7);
  return `${template.prefix}-${week * templatesPerWeek + template.indexInWeek}`;
}

/** The id of a repeat under `?volume=`: the second is `PAY-144021-2`. */
export function repeatId(id: string, repeat: number): string {
  return repeat === 0 ? id : `${id}-${repeat + 1}`;
}

interface IdParts extends Occurrence {
  /** From 0; above 0 only under `?volume=`. */
  readonly repeat: number;
}

/** What an id says about its row; `undefined` if the text is not an id, or its day is out of bounds. */
export function partsOfId(id: string): IdParts | undefined {
  const [, number, repeat = '1'] = /^[A-Z]{2,3}-(-?\d{1,8})(?:-(\d{1,6}))?$/.exec(id) ?? [];
  if (number === undefined) return undefined;
  const week = Math.floor(Number(number) / templatesPerWeek);
  const indexInWeek = Number(number) - week * templatesPerWeek;
  for (const [weekday, day] of compiledWeek.entries()) {
    const template = day.find((each) => each.indexInWeek === indexInWeek);
    const dayNumber = firstSunday + week * 7 + weekday;
    if (template && firstDayNumber <= dayNumber && dayNumber <= lastDayNumber)
      return { template, dayNumber, repeat: Number(repeat) - 1 };
  }
  return undefined;
}
