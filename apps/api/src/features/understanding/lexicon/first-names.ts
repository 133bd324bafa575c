import { wordSet } from '../text/word-set.ts';
/** Frequent first names, of which none is a misspelt dish. */
export const FIRST_NAMES: ReadonlySet<string> =
  wordSet(`james john robert michael william david richard joseph thomas charles daniel matthew anthony mark donald steven paul andrew joshua
  kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon
  benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron jose adam henry nathan douglas zachary peter kyle
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa margaret betty sandra ashley kimberly emily donna
  michelle dorothy carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy shirley angela helen anna brenda pamela
  nicole samantha katherine emma ruth christine catherine debra rachel carolyn janet virginia maria heather diane julie joyce victoria kelly
  christina lauren joan evelyn olivia judith megan cheryl martha andrea frances hannah jacqueline gloria kathryn alice teresa sara
  janice doris madison julia grace judy abigail marie denise beverly amber theresa marilyn danielle diana brittany natalie sophia rose
  isabella alexis kayla charlotte priya ahmed fatima mohammed yusuf aisha chen hiroshi yuki olga ivan dmitri pavel lars ingrid sven giulia
  marco luca sofia carlos juan pedro ines pilar`);
