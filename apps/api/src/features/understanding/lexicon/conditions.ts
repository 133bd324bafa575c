/**
 * What people say of themselves or of their guests: health, faith, age, and the diets that follow from these. A restaurant may be called
 * so: a name of such words alone is never a sure one. A cuisine, a tag or a part of town that is one of them means nothing in messages, so
 * that everybody can say it.
 */
const WORDS = `
pregnant pregnancy expecting breastfeeding nursing postpartum toddler infant newborn baby babies child children teenager elderly pensioner disabled disability wheelchair
blind deaf autistic autism epileptic epilepsy asthmatic asthma cardiac
thyroid cancer chemo chemotherapy immunocompromised immunosuppressed transplant anaemic anemic anaemia bariatric
fodmap keto ketogenic paleo whole30 macrobiotic celiac coeliac coeliacs mcas eoe cmpa
muslim muslims hindu hindus jain jains sikh sikhs adventist mormon catholic catholics rastafarian haram treif trayf nonveg
sober teetotal teetotaller alcoholic recovering lent fasting`;

/** What a kitchen has to cook for, and no guide can judge dishes by. */
const ILLNESSES = `
diabetic diabetes prediabetic hypertension hypertensive kidney renal liver gallbladder gout ulcer colitis crohn crohns ibs ibd gerd reflux cholesterol sodium potassium
histamine purine oxalate phenylketonuria pku galactosaemia favism g6pd`;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Folded words, one by one. */
export const CONDITIONS = setOf(WORDS + ILLNESSES);
/** Those of them that are an illness to cook for. */
export const COOKED_FOR = setOf(ILLNESSES);
