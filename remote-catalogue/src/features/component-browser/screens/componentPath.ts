import { paths } from '@back-office/shared/routes';

/** `/components?name=Button` */
export function componentPath(name: string): string {
  return `${paths.components()}?name=${encodeURIComponent(name)}`;
}
