/** The customers of the sample store, all of them invented. The first is `C-001`. A name never changes its id. */
const names = [
  'Adaeze Okonkwo',
  'Hannah Brightwell',
  'Luis Camarena',
  'Mei-Ling Zhao',
  'Tobias Grünwald',
  'Fatima Benhaddou',
  'Declan Fairweather',
  'Yuki Hoshinara',
  'Simone Achterberg',
  'Rajesh Velankar',
  'Clara Montrose',
  'Kwame Asantewood',
  'Ingrid Solheim',
  'Mateo Villareal',
  'Nadia Karimova',
  'Gareth Pennywell',
  'Lucía Barrientos',
  'Samuel Oyelaran',
  'Eun-ji Baek',
  'Frances Applegarth',
  'Omar Haddadin',
  'Beatriz Queiroga',
  'Henrik Dalgaard',
  'Tamika Rowland',
  'Vikram Sethuraman',
  'Josephine Marchetti',
  'Caleb Thornbury',
  'Zainab Olatunde',
  'Pavel Hruška',
  'Rosa Delcampo',
  'Wei Liangtian',
  'Marguerite Fontenay',
  'Isaac Goldwater',
  'Leilani Kahananui',
  'Dmitri Volkonen',
  'Aaliyah Whitcombe',
  'Stefan Ilievski',
  'Carmen Escalona',
  'Patrick Gallowglass',
  'Noor Rahimzadeh',
  'Hiroshi Kawabata',
  'Bronwyn Llewell',
  'Emeka Nwankwo',
  'Sofia Papadaki',
  'Walter Hedgecock',
  'Anjali Deshmukh',
  'Joaquín Ferreyra',
  'Greta Lindenau',
  'Malik Fofanah',
  'Elspeth Carnduff',
  'Thanh Nguyenhoa',
  'Ruth Ackerley',
  'Diego Almendras',
  'Saoirse Kinnavane',
  'Yusuf Demirkan',
  'Claudine Beaumarais',
  'Nathan Birchfield',
  'Ayumi Shirogane',
  'Kofi Mensahene',
  'Valentina Corsaro',
  'Jasper Underhill',
  'Mariam Tchakerian',
  'Levi Rosenbloom',
  'Delphine Okafor-Hale',
] as const;

export interface Customer {
  readonly id: string;
  readonly name: string;
}

/** Few enough for customers to return. */
export const sampleCustomers: readonly Customer[] = names.map((name, index) => ({
  id: `C-${String(index + 1).padStart(3, '0')}`,
  name,
}));

/** The name of a customer of the sample store; empty for another id. */
export function sampleCustomerName(id: string): string {
  return sampleCustomers.find((customer) => customer.id === id)?.name ?? '';
}
