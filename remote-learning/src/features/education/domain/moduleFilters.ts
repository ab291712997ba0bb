import { matchesWords } from '@back-office/shared/search';
import { readChoice, withChoice, withParams, type ChoiceParam } from '@back-office/shared/url';
import { difficulties, type ModuleOutline } from './course';

export const levels = ['All Levels', ...difficulties] as const;
type Level = (typeof levels)[number];

export interface ModuleFilters {
  readonly search: string;
  readonly level: Level;
}

/** The modules of a level that match the search in title, description, category or the title of a section. */
export function filterModules(
  modules: readonly ModuleOutline[],
  { search, level }: ModuleFilters,
): readonly ModuleOutline[] {
  return modules.filter(
    (module) =>
      (level === 'All Levels' || module.difficulty === level) &&
      (search.trim() === '' || matchesWords(searchedText(module), search)),
  );
}

function searchedText({ title, description, category, sections }: ModuleOutline) {
  return [title, description, category, ...sections.map((section) => section.title)].join(' ');
}

const levelParam: ChoiceParam<Level> = { name: 'level', choices: levels, default: 'All Levels' };

/** From the address, `?q=net+sales&level=beginner`. */
export function moduleFiltersOf(params: URLSearchParams): ModuleFilters {
  return { search: params.get('q') ?? '', level: readChoice(params, levelParam) };
}

export function withModuleFilters(params: URLSearchParams, { search, level }: ModuleFilters): URLSearchParams {
  return withChoice(withParams(params, { q: search === '' ? undefined : search }), levelParam, level);
}

export interface ModuleCounts {
  readonly modules: number;
  readonly sections: number;
  readonly faqs: number;
}

/** Of all modules, whatever the filters. */
export function countsOf(modules: readonly ModuleOutline[]): ModuleCounts {
  return {
    modules: modules.length,
    sections: modules.reduce((sum, { sections }) => sum + sections.length, 0),
    faqs: modules.reduce((sum, { faqs }) => sum + faqs.length, 0),
  };
}
