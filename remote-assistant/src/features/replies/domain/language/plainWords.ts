import { monthNames, weekdayNames } from '../periods/calendar';
import { holidayWords } from '../periods/holidays';
import { conceptWords } from './concepts';

/** Words that say nothing about the subject. They are here so that they are not taken for misspelled ones. */
const fillers =
  'owe owes owed owing percent percentage ratio share shares often frequent frequently lose lost gimme lemme plz yo kindly mate buddy guys folks dude bot assistant robot wondering curious hoping trying okay ahead sure hmm um uh eh well yep yeah nope actual exactly detailed latest newest recently lately somewhat value values much anyone customerwise business store shop overall status update updates a about above after again all almost already also always am amount an and any anybody anyone anything are as ask asked at away back be became because become been before being below between both but buy buying bought by came can check come comes could current currently dear did didn different do does doesn doing done down during each either else enough even ever every everybody everyone everything exact exactly far few first for from full gave get gets getting give given gives go goes going gone got had happen happened happening has have having hear help her here hers him his how however i if in info information instead into is isn it its itself just keep kind know known last late later latest less let like likely little ll look looking lot lots m made main make makes many may maybe me might mine month more most move moved much must my name near need needs never new next no nobody none nor not nothing now number of off often on once one ones only onto open or other others our out over own part past per perhaps please point possible pretty previous put quick quickly quite rather re really recent recently right run running s said same say seem seen send set shall she should side since size so some somebody someone something soon sort start started still stop such sure take taken tell than that the their them themselves then there these they thing think this those though through till time times to today together told too total totals towards try turn under understand until up upon us use used very via want wanted was wasn way we well went were what whatever when where whether which while who whole whom whose why will with within without won would write yes yet you your yours dont cant arent isnt wasnt werent doesnt didnt hasnt havent wont wouldnt couldnt shouldnt thats theres noon midnight whats hows wheres im ive id let lets gonna wanna kinda versus via per quick question figure number thing bit actually basically overall altogether entire entirely just roughly approximately around sort kind shopping everyday regarding concerning respectively better worse good bad nice day days week weeks month months quarter quarters year years half date dates period periods time hour hours weekend weekends morning afternoon evening night ago earlier prior before following preceding current yesterday today tomorrow tonight ending starting beginning commencing containing onwards couple first second third fourth sample between through until since';

/** Fillers that make sense directly before `sales`, so that a misspelled word there may be one of them. */
const fillersBeforeSales =
  'last past previous prior next latest recent current this that these those today yesterday tonight tomorrow morning afternoon evening night weekend week weeks month months quarter year years days hour your their with what which much many more most just after before between during until since through from about show give tell were does have only each every also like than then again half full whole overall total same other first second third';

/** Words of dates and other words that are understood. */
const calendarWords = [...monthNames, ...weekdayNames, ...weekdayNames.map((name) => `${name}s`), ...holidayWords];

export const plainWords: ReadonlySet<string> = new Set([...fillers.split(' '), ...calendarWords]);

/** What a misspelled word directly before `sales` may stand for: anything else is more likely the name of an item. */
export const wordsBeforeSales: ReadonlySet<string> = new Set([
  ...fillersBeforeSales.split(' '),
  ...calendarWords,
  ...conceptWords,
]);

/** Every word of the language that is understood, without the names of items and staff. */
export const knownWords: ReadonlySet<string> = new Set([...plainWords, ...conceptWords]);
