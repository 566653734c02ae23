-- Records have what it kept since 0034 (decision 034).
drop trigger copy_feelings on wears;
drop function copy_new_feeling();
drop function copy_feeling(wears);
drop table wears;
