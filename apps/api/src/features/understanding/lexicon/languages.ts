/** A language that people may write in, how it is noticed, and one sentence in it that says that English is read. */
export interface Language {
  name: string;
  reply: string;
  /** Frequent words that English does not have, without accents; or else the script. */
  words?: string;
  script?: RegExp;
}

/** Languages with a script of their own come first; Japanese before Chinese, whose letters it has too. */
export const LANGUAGES: readonly Language[] = [
  {
    name: 'Japanese',
    script: /[\u3040-\u30ff]/,
    reply: '申し訳ありませんが、英語しか読めないので、英語で書いていただけますか。',
  },
  { name: 'Korean', script: /[\uac00-\ud7af]/, reply: '죄송하지만 저는 영어만 읽을 수 있으니 영어로 써 주세요.' },
  { name: 'Chinese', script: /[\u4e00-\u9fff]/, reply: '抱歉，我只看得懂英文，请用英文告诉我您想吃什么。' },
  {
    name: 'Russian',
    script: /[\u0400-\u04ff]/,
    reply: 'Извините, я читаю только по-английски, напишите, пожалуйста, на английском.',
  },
  { name: 'Arabic', script: /[\u0600-\u06ff]/, reply: 'عذرًا، أنا أقرأ الإنجليزية فقط، فاكتب لي بالإنجليزية من فضلك.' },
  { name: 'Hindi', script: /[\u0900-\u097f]/, reply: 'माफ़ कीजिए, मैं केवल अंग्रेज़ी पढ़ता हूँ, कृपया अंग्रेज़ी में लिखें।' },
  {
    name: 'Greek',
    script: /[\u0370-\u03ff]/,
    reply: 'Συγγνώμη, διαβάζω μόνο αγγλικά, γράψτε μου παρακαλώ στα αγγλικά.',
  },
  { name: 'Hebrew', script: /[\u0590-\u05ff]/, reply: 'סליחה, אני קורא רק אנגלית, אז אנא כתבו לי באנגלית.' },
  { name: 'Thai', script: /[\u0e00-\u0e7f]/, reply: 'ขออภัย ฉันอ่านได้เฉพาะภาษาอังกฤษ กรุณาพิมพ์เป็นภาษาอังกฤษ' },
  {
    name: 'Spanish',
    reply: 'Lo siento, solo leo inglés; ¿me lo escribes en inglés?',
    words:
      'hola busco buscamos quiero queremos donde puedo podemos comer una un restaurante para cerca barato barata por favor gracias comida algo que con los las del esta hay necesito somos noche cenar el la en de desayuno desayunar almuerzo soy alergico alergica al sin personas estamos sitio tranquilo ninos recomienda recomiendas',
  },
  {
    name: 'French',
    reply: "Désolé, je ne lis que l'anglais ; pouvez-vous l'écrire en anglais ?",
    words:
      'bonjour je cherche voudrais un une pour pas cher ou manger merci svp avec dans les des du quel est il y nous sommes ce soir bon bonne sil vous plait le la en de quelque chose dejeuner diner dehors suis allergique aux sans personnes cherchons trop',
  },
  {
    name: 'German',
    reply: 'Tut mir leid, ich lese nur Englisch; schreiben Sie mir bitte auf Englisch.',
    words:
      'hallo ich suche ein eine einen fur wo kann man essen bitte danke mochte mochten gutes gute mit und der die das in nahe etwas heute abend abends am zum zu gern gerne draussen zweit wir sind gibt es guten wie ist nicht teuer gunstig gunstige gunstiges gunstigen billig billiges mittagessen mittag abendessen fruhstuck bin allergisch gegen ohne allergie personen nach meiner meine',
  },
  {
    name: 'Italian',
    reply: "Mi dispiace, leggo solo l'inglese; puoi scrivermi in inglese?",
    words:
      'ciao cerco cerchiamo vorrei un una ristorante per dove posso mangiare grazie favore con della del dei gli il la che cosa siamo stasera vicino buono buongiorno di economico economica colazione pranzo fuori cena sono allergico allergica ai agli senza persone quattro',
  },
  {
    name: 'Portuguese',
    reply: 'Desculpe, só leio inglês; pode escrever em inglês?',
    words:
      'ola procuro quero comida barata barato um uma restaurante para onde posso comer obrigado obrigada favor com perto dos das do hoje noite somos bom jantar algum voce tem o os de em',
  },
  {
    name: 'Dutch',
    reply: 'Sorry, ik lees alleen Engels; kun je het in het Engels schrijven?',
    words:
      'hallo ik zoek een het waar kan men wij eten graag lekker lekkere voor met bij naar goedkoop goedkope duur alstublieft dank bedankt vanavond we willen wil iets ontbijt avondeten buiten plek om te',
  },
  {
    name: 'Swedish',
    reply: 'Tyvärr läser jag bara engelska; kan du skriva på engelska?',
    words:
      'hej jag vi vill ha nagot nagon var kan man ata gott ikvall idag soker en ett och med for billigt billig restaurang nara tack middag frukost',
  },
  {
    name: 'Turkish',
    reply: 'Üzgünüm, yalnızca İngilizce okuyabiliyorum; lütfen İngilizce yazın.',
    words:
      'merhaba bir ucuz restorani restoranı lokanta yemek yemegi istiyorum ariyorum arıyorum nerede icin yakin yakın guzel lutfen var mi mı bu aksam yer',
  },
  {
    name: 'Polish',
    reply: 'Przepraszam, czytam tylko po angielsku; czy możesz napisać po angielsku?',
    words:
      'czesc szukam szukamy gdzie moge zjesc restauracja restauracji restauracje tania tani tanie dobra na dla prosze dziekuje jest sa wieczorem kolacje chce polecasz polecacie zjem dobrze tanio blisko kuchnia kuchnie lokal knajpa miejsce dzis wieczor sniadanie z',
  },
  {
    name: 'Vietnamese',
    reply: 'Xin lỗi, tôi chỉ đọc được tiếng Anh; bạn viết bằng tiếng Anh nhé.',
    words: 'quan ngon o dau toi muon nha hang gan cho nao mon ban minh co khong tim xin chao gia re',
  },
];
