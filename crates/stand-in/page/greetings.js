// A greeting in the languages that the bot speaks. The page itself is in English.

/** @type {Record<string, string>} */
const GREETINGS = {
  cs: "Vítej! Bot s tebou mluví česky.",
  de: "Willkommen! Der Bot antwortet dir auf Deutsch.",
  es: "¡Hola! El bot te responde en español.",
  fa: "خوش آمدید! ربات به فارسی پاسخ می‌دهد.",
  fi: "Tervetuloa! Botti vastaa sinulle suomeksi.",
  fr: "Bienvenue ! Le bot te répond en français.",
  hu: "Üdv! A bot magyarul válaszol.",
  it: "Ciao! Il bot ti risponde in italiano.",
  ja: "ようこそ！ボットが日本語でお答えします。",
  ko: "환영해요! 봇이 한국어로 답해요.",
  nl: "Welkom! De bot antwoordt in het Nederlands.",
  pl: "Witaj! Bot odpowiada po polsku.",
  pt: "Boas-vindas! O bot responde em português.",
  ro: "Bun venit! Botul îți răspunde în română.",
  ru: "Добро пожаловать! Бот отвечает по-русски.",
  sv: "Välkommen! Boten svarar på svenska.",
  tr: "Hoş geldin! Bot Türkçe yanıt verir.",
  uk: "Вітаємо! Бот відповідає українською.",
  "zh-CN": "欢迎！机器人会用中文回复你。",
  "zh-TW": "歡迎！機器人會用中文回覆你。",
};

/**
 * The greeting in a language such as `es-419`; nothing in English or a language that the bot lacks.
 * @param {string} language
 */
export function greeting(language) {
  return GREETINGS[language] ?? GREETINGS[language.split("-")[0]] ?? "";
}
