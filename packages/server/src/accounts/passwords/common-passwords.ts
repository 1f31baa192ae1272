/** Common passwords that satisfy the rules, in lower case. */
const COMMON = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3e 1qaz2wsx3edc a123456789 a1234567890 aa12345678 aa123456789 ab12345678
  abc1234567 abc12345678 abc123456789 abcd123456 abcd1234567 abcd12345678 abcde12345 abcdef1234 abcdefg123
  admin12345 admin123456 administrator1 asdf123456 asdfghjkl1 asdfghjkl123 baseball123 basketball1 changeme12
  changeme123 charlie1234 chocolate1 chocolate123 computer123 dragon12345 football123 freedom1234 hello12345
  iloveyou12 iloveyou123 iloveyou1234 internet123 jennifer123 letmein123 letmein1234 liverpool1 liverpool123
  master12345 michael1234 monkey12345 mypassword1 p@ssw0rd12 p@ssw0rd123 pa55word123 passw0rd12 passw0rd123
  passw0rd1234 password01 password10 password11 password12 password123 password1234 password12345
  password123456 password2020 password2021 password2022 password2023 password2024 password2025 password2026
  princess123 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx1234 qwer123456 qwert12345 qwerty1234 qwerty12345 qwerty123456
  qwertyuiop1 qwertyuiop12 qwertyuiop123 sunshine12 sunshine123 superman12 superman123 test123456 test1234567
  trustno123 welcome123 welcome1234 welcome12345 welcome2024 welcome2025 welcome2026 whatever123 zaq12wsxcde
  zxcvbnm123 zxcvbnm1234`.split(/\s+/),
);
const MIN_DISTINCT_CHARACTERS = 5;

/** Returns whether a password is a common one, also with `!`, `.` or `?` at its end, or has too few distinct characters. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().replace(/[!.?]+$/, '');
  return COMMON.has(plain) || new Set(plain).size < MIN_DISTINCT_CHARACTERS;
}
